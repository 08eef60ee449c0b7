/** An image as a network shows it: across the card, or as a small square beside the text. */
export type PreviewPicture = { url: string; alt: string; isNew: boolean; size: 'large' | 'small' }

/** How a network shows a link: the text of its card, cut as the network cuts it. */
export type Preview = {
  /** `link` if the page gives the network too little for a card: only the URL is shown. */
  kind: 'card' | 'link'
  url: string
  host: string
  /** The name of the site, above the title. */
  siteName: string | null
  title: string
  description: string | null
  picture: PreviewPicture | null
  /** The empty frame the card shows without an image; null if it shows none. */
  empty: 'large' | 'small' | null
  icon: string | null
  /** The color beside the card (Discord). */
  color: string | null
  /** What may surprise people, such as why there’s no image. */
  notes: string[]
}

/**
 * A network’s rules: the URLs of what it publishes itself, and of what others report where it doesn’t. `read` is the day they were read,
 * since networks change their cards without notice.
 */
export type NetworkRules = { read: string; published: readonly string[]; reported: { what: string; by: readonly string[] } }
