const NAME = 'read-aloud'

/** Marks the sentence that is being read. Returns a function that removes the mark. */
export function highlight(range: Range): () => void {
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) return markUp(range)
  CSS.highlights.set(NAME, new Highlight(range))
  return () => CSS.highlights.delete(NAME)
}

/** Older browsers get an element around each piece of text. */
function markUp(range: Range): () => void {
  const marks = piecesOf(range).map(piece => {
    const mark = document.createElement('mark')
    piece.replaceWith(mark)
    mark.append(piece)
    return mark
  })
  return () => {
    for (const mark of marks) {
      const parent = mark.parentNode
      mark.replaceWith(...mark.childNodes)
      parent?.normalize()
    }
  }
}

/** The text nodes of a range, cut at its ends. */
function piecesOf(range: Range): Text[] {
  const { startContainer, startOffset, endContainer, endOffset, commonAncestorContainer } = range
  const texts = document.createTreeWalker(commonAncestorContainer, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node: Node | null = texts.currentNode; node; node = texts.nextNode())
    if (node instanceof Text && range.intersectsNode(node)) nodes.push(node)
  return nodes.flatMap(node => {
    const end = node === endContainer ? endOffset : node.length
    const start = node === startContainer ? startOffset : 0
    if (end <= start) return []
    if (end < node.length) node.splitText(end)
    return [start > 0 ? node.splitText(start) : node]
  })
}

/** Scrolls when the sentence is not wholly between the bar at the top and the reader at the foot. */
export function keepInView(range: Range, footer: number): void {
  const { top, bottom, height } = range.getBoundingClientRect()
  // The reader has closed this part: nothing moves.
  if (height === 0) return
  const nav = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
  if (top >= nav && bottom <= window.innerHeight - footer - 16) return
  window.scrollBy({ top: top - nav - (window.innerHeight - nav - footer) / 5 })
}
