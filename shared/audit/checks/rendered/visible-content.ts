import type { Layout, RenderedFacts } from '../../../rendered/rendered.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'

type Cover = NonNullable<Layout['cover']>

/** Whether people see nothing at all: no word, no code, which isn’t counted among the words, and nothing sizable on the first screen. */
export const isBlank = ({ texts, layout, view }: RenderedFacts): boolean =>
  view.isComplete && texts.characters < 3 && texts.examples === 0 && layout.visuals === 0

/** An overlay that hides the page and shows nothing, such as a preloader that never goes away. */
export const hidesPage = ({ share, isOpaque, isDialog, characters, hasVisual }: Cover): boolean =>
  share >= 0.85 && isOpaque && !isDialog && !hasVisual && characters < 40

/** A dialog, or a shade over the page, with nothing to press in it. */
export const isStuck = ({ share, isClosable, isClear, isDialog, hasVisual, characters }: Cover, all: number): boolean =>
  share >= 0.5 && !isClosable && !isClear && (isDialog || (!hasVisual && characters < all / 2))

/** An overlay with most of the text is the page itself. So is one with an image, unless it’s a dialog. */
const isPage = ({ characters, isDialog, hasVisual }: Cover, all: number): boolean => !isDialog && (hasVisual || characters >= all / 2)

export const visibleContent = defineCheck({
  id: 'visible-content',
  label: 'Visible content',
  weight: 8,
  learnMore: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
  needs: ['rendered'],
  run({ rendered }) {
    const { cover } = rendered.layout
    if (isBlank(rendered)) {
      return fail('The page stays blank.', 'Open the browser console on this page. An error there usually shows which script failed.')
    }
    if (cover === null) return pass('Nothing covers the page.')
    const percent = Math.round(cover.share * 100)
    if (hidesPage(cover) && rendered.view.isComplete) {
      const script = `<script>addEventListener('load', () => document.querySelector('${cover.place.path}')?.remove())</script>`
      return fail(
        `An empty overlay covers ${percent}% of the window, so nobody can see the page.`,
        paste('Find out why it stays after the page has loaded. Until then, add this at the end of <body>:', script),
        [cover],
      )
    }
    if (isStuck(cover, rendered.texts.characters) && rendered.view.isComplete && !rendered.view.isTouched) {
      return fail(
        `An overlay covers ${percent}% of the window and can’t be closed: it has no button${quote(cover.text)}.`,
        paste('Add a close button to this overlay, on phones too, or remove the overlay:', cover.place.html),
        [cover],
      )
    }
    if (cover.isClosable && /cookie|consent|gdpr|dsgvo|rgpd/i.test(cover.text))
      return pass('A question about cookies covers the page, as the law asks.')
    const isSmall = cover.share < 0.5 || !cover.isOpaque
    if (isSmall || isPage(cover, rendered.texts.characters)) return pass('Most of the page is visible.')
    if (rendered.view.isTouched) return pass('Not checked: an overlay covers most of the window, but you may have opened it.')
    return warn(
      `An overlay covers ${percent}% of the window${quote(cover.text)}.`,
      paste('Make this overlay smaller, or show it later:', cover.place.html),
      [cover],
    )
  },
})

const quote = (text: string) => (text === '' ? '' : ` (“${text.slice(0, 60)}”)`)
