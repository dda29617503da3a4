/** Elements of home that pass the focus to each other, across islands. */
export const homeBox = 'home-search'
export const nicknameField = 'nickname'
export const homeResults = 'home-results'
