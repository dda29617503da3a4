/** Events on the document that other parts of a page send to an island. One name for each island that listens. */
export type ActivationSignal = 'home-search' | 'recent-searches'
