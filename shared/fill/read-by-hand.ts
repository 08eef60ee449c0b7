import { isOption, membersOf } from './page/choice-group.ts'
import { textsOf } from './texts/control-texts.ts'
import { isOptionShown } from './page/is-option-reachable.ts'
import { walkPage } from './page/walk-page.ts'

/** What only the maker can do on a page, and what can’t be read there. Counts, and labels of files. */
export type ByHand = {
  files: string[]
  /** Checkboxes and radio buttons that are shown, but for those that the extension chose among. */
  choices: number
  hasCaptcha: boolean
  frames: number
  closed: number
}

const captchas =
  'iframe[src*="captcha"], iframe[src*="challenges.cloudflare"], iframe[src*="turnstile"], .g-recaptcha, .h-captcha, .cf-turnstile, [data-sitekey]'

const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

export function readByHand(root: Document, filled: readonly HTMLElement[] = []): ByHand {
  const { controls, unread } = walkPage(root)
  const inputs = controls.filter((control): control is HTMLInputElement => control.localName === 'input')
  // The input itself is often hidden behind a box to drop files on.
  const files = inputs.filter(({ type, parentElement }) => type === 'file' && parentElement !== null && isShown(parentElement))
  const chosen = new Set(filled.filter(isOption).flatMap(membersOf))
  const hasCaptcha = [...root.querySelectorAll(captchas)].some(isShown)
  return {
    files: files.map((input) => {
      const { label, aria, nearby } = textsOf(input)
      return label || aria || nearby || 'File'
    }),
    choices: inputs.filter((input) => isOption(input) && isOptionShown(input) && !chosen.has(input)).length,
    hasCaptcha,
    frames: hasCaptcha ? Math.max(0, unread.frames - 1) : unread.frames,
    closed: unread.closed,
  }
}
