import type { PageState } from '../popup/popup-state.ts'

const words = {
  checking: 'Checking accessibility…',
  unknown: 'Accessibility couldn’t be checked on this page.',
  checked: 'Accessibility checked by axe-core (WCAG 2.2 AA).',
}

/** How far the accessibility check is. Always one line, so that nothing moves when it ends. */
export function AccessibilityLine({ page }: { page: PageState }) {
  return page.at === 'read' ? <p class="accessibility">{words[page.accessibility ?? 'checked']}</p> : null
}
