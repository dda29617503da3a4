/** Declared first, so that the order of the layers does not hang on the order in which files arrive. */
export const layers = '@layer tokens,base,kit,components,print;'
