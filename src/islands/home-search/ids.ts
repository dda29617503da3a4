/** Elements of home that hand the focus on to each other, across islands. */
export const homeBox = 'home-search'
export const nicknameField = 'nickname'
