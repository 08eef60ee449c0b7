import type { PictureFacts, PreviewFacts } from './preview-facts.ts'

export const hostOf = (url: string): string => URL.parse(url)?.host ?? url

/** The host as people read it: without `www.`, in its own script. */
export const plainHost = (url: string): string => hostOf(url).replace(/^www\./, '')

/** The kind of card that a page asks for; null if it asks for none. */
export const cardOf = ({ twitter }: PreviewFacts): string | null => twitter.card?.toLowerCase() ?? null

type Found =
  | { picture: { url: string; alt: string; isNew: boolean } & Pick<PictureFacts, 'width' | 'height'>; note: null }
  | { picture: null; note: string }

/** Formats that no network shows in a link preview. */
const isDrawing = (url: string) => /\.svgz?$/i.test(URL.parse(url)?.pathname ?? '') || /^data:/i.test(url)

/** The image of the first of these tags that has one, or why there is none. */
export function findPicture(facts: PreviewFacts, tags: readonly ('og:image' | 'twitter:image')[]): Found {
  const tag = tags.find((name) => valueOf(facts, name) !== undefined)
  if (tag === undefined) return { picture: null, note: 'No image: the page has no og:image.' }
  const url = valueOf(facts, tag) ?? ''
  const known = facts.pictures.find((one) => one.url === url)
  if (known?.error) return { picture: null, note: `No image: ${tag} can’t be used (${known.error}).` }
  if (isDrawing(url)) return { picture: null, note: `No image: ${tag} is an SVG, which link previews don’t show.` }
  const { openGraph, twitter } = facts
  const declared = (key: 'image:width' | 'image:height') => Number.parseInt(openGraph[key] ?? '', 10) || null
  return {
    picture: {
      url,
      alt: (tag === 'twitter:image' ? twitter['image:alt'] : undefined) ?? openGraph['image:alt'] ?? '',
      isNew: known?.isNew ?? false,
      width: known?.width ?? declared('image:width'),
      height: known?.height ?? declared('image:height'),
    },
    note: null,
  }
}

const valueOf = ({ openGraph, twitter }: PreviewFacts, tag: 'og:image' | 'twitter:image') =>
  tag === 'og:image' ? openGraph.image : twitter.image

/** Whether an image has at least this size; unknown sizes count as large enough, since most are. */
export const isAtLeast = ({ width, height }: Pick<PictureFacts, 'width' | 'height'>, min: { width: number; height: number }): boolean =>
  (width ?? min.width) >= min.width && (height ?? min.height) >= min.height
