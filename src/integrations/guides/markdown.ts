import type { PhrasingContent, Root, RootContent } from 'mdast'
import { markdownToMdast } from 'satteri'

/** `:::name` … `:::` */
export type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>
/** `::name{…}` */
export type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>
/** `:name` inside a line */
export type TextDirective = Extract<PhrasingContent, { type: 'textDirective' }>

const features = { gfm: false, directive: true, frontmatter: false }

/** The tree of a text in Markdown, with directives. */
export const parseMarkdown = (text: string): Root => markdownToMdast(text, { features }) as Root
