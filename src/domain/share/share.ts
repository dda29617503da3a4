/** Somewhere a reader can send a page. */
export interface ShareTarget {
  name: string
  icon: string
  href: string
}

/** Plain links that carry the page's address, the most used first: no script of theirs runs here. */
export function shareTargets(
  address: string,
  title: string,
): readonly [ShareTarget, ...ShareTarget[]] {
  const at = encodeURIComponent(address)
  const words = encodeURIComponent(title)
  return [
    { name: 'WhatsApp', icon: 'whatsapp', href: `https://wa.me/?text=${words}%20${at}` },
    {
      name: 'Facebook',
      icon: 'facebook-f',
      href: `https://www.facebook.com/sharer/sharer.php?u=${at}`,
    },
    { name: 'X', icon: 'x', href: `https://x.com/intent/post?text=${words}&url=${at}` },
    { name: 'Email', icon: 'mail', href: `mailto:?subject=${words}&body=${at}` },
  ]
}
