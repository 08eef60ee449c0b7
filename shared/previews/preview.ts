/** A picture as a network shows it: across the card, or as a small square beside the text. */
export type PreviewPicture = { url: string; alt: string; isNew: boolean; size: 'large' | 'small' }

/** How a network shows a link: what its card says, cut as it cuts. */
export type Preview = {
  /** Nothing but the URL is shown if the page gives the network too little. */
  kind: 'card' | 'link'
  url: string
  host: string
  /** The name of the site, above the title. */
  siteName: string | null
  title: string
  description: string | null
  picture: PreviewPicture | null
  /** How the card looks without a picture: the frame that stays empty. */
  empty: 'large' | 'small' | null
  icon: string | null
  /** The color beside the card (Discord). */
  color: string | null
  /** What people may not expect, such as why there is no picture. */
  notes: string[]
}

type Source = { url: string; read: string }

/**
 * A network’s rules: what it publishes itself, and what others report of its apps where it publishes nothing. Both with the day they were
 * read, since networks change their cards without notice.
 */
export type NetworkRules = { published: readonly Source[]; reported: { what: string; by: readonly Source[] } | null }
