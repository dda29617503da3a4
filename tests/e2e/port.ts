/** The address of the backend is inside the build, so the port of the tests is fixed; the six after it are used too. */
export const SITE_PORT = 4390
