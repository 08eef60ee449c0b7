/** What the catalog knows about the product. */
export type CatalogFacts = {
  /** Public origin of this catalog, without a trailing slash. */
  siteUrl: string
  /** The product’s slug, or the one it would get. */
  slug: string
  /** null if the product isn’t in the catalog yet. */
  plan: string | null
  /** Another launch of the product, or one with a similar name. `mayBeOwn`: nobody knows whose audit this is. */
  duplicate: { kind: 'listed' | 'launching' | 'similar'; name: string; productUrl: string; mayBeOwn?: boolean } | null
  /** Set when the findings are stored with a draft: its slug can still change, so the badge fix holds slugPlaceholder. */
  forDraft?: true
}
