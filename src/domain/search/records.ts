/** What the search knows about one guide: the words of its front matter and its headings. */
export interface SearchRecord {
  id: number
  slug: string
  title: string
  description: string
  symptoms: readonly string[]
  /** What answers the symptoms, in their order: the first `count` of them, then the next. */
  answers: readonly SearchAnswer[]
  headings: readonly string[]
  topic: string
}

/** The part of a guide that answers some of its symptoms. */
export interface SearchAnswer {
  count: number
  /** `#fix-3` in the guide itself, or `/issue/21#fix-3`. */
  address: string
  /** "Fix 3: Forget the network, then join again" */
  label: string
}

/** An error code with a page of its own. It is found by its exact spelling only. */
export interface CodeRecord {
  /** As the reader sees it: `0x80070643`, `INACCESSIBLE_BOOT_DEVICE`, `3.4 blinks`. */
  code: string
  /** Other spellings of the same code, such as its number or its name. */
  also: readonly string[]
  title: string
  description: string
  /** Where its page is: `/codes/0x80070643`. */
  address: string
  /** Ids of the guides that help, best first. They follow the code in the results. */
  guides: readonly number[]
}
