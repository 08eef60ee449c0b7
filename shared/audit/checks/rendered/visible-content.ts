import type { Layout, RenderedFacts } from '../../../rendered/rendered.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'

type Cover = NonNullable<Layout['cover']>

/** Whether people see nothing at all: no words, and nothing of some size on the first screen. */
export const isBlank = ({ texts, layout, view }: RenderedFacts): boolean => view.isComplete && texts.characters < 20 && layout.visuals === 0

/** A layer that hides the page and shows nothing: a preloader that never went. */
export const hidesPage = ({ share, isOpaque, isDialog, characters, hasVisual }: Cover): boolean =>
  share >= 0.85 && isOpaque && !isDialog && !hasVisual && characters < 40

/** A layer with most of the words is the page itself. So is one with a picture, unless it is a dialog. */
const isPage = ({ characters, isDialog, hasVisual }: Cover, all: number): boolean => !isDialog && (hasVisual || characters >= all / 2)

export const visibleContent = defineCheck({
  id: 'visible-content',
  label: 'Visible content',
  weight: 8,
  needs: ['rendered'],
  run({ rendered }) {
    const { cover } = rendered.layout
    if (isBlank(rendered)) {
      return fail('The page stays empty.', 'Open the browser’s console on this page: an error there usually says which script stopped.')
    }
    if (cover === null) return pass('Nothing covers the page.')
    const percent = Math.round(cover.share * 100)
    if (hidesPage(cover) && rendered.view.isComplete) {
      const script = `<script>addEventListener('load', () => document.querySelector('${cover.place.path}')?.remove())</script>`
      return fail(
        `An empty layer covers ${percent} % of the window, so nobody sees the page.`,
        paste('Find out why it isn’t removed once the page has loaded. Until then, add this at the end of <body>:', script),
      )
    }
    const isSmall = cover.share < 0.5 || !cover.isOpaque
    if (isSmall || isPage(cover, rendered.texts.characters)) return pass('Most of the page can be seen.')
    if (rendered.view.isTouched) return pass('Not judged: a layer covers most of the window, and you may have opened it.')
    const words = cover.text === '' ? '' : ` (“${cover.text.slice(0, 60)}”)`
    return warn(
      `A layer covers ${percent} % of the window${words}.`,
      paste('Let visitors see the page first: make this smaller, or show it later:', cover.place.html),
    )
  },
})
