import type { PageState } from '../tab-state.ts'

const words = {
  checking: 'Checking accessibility…',
  unknown: 'Accessibility couldn’t be checked on this page.',
  checked: 'Accessibility checked with axe-core (WCAG 2.2 AA).',
}

/** The progress of the accessibility check. Always one line, so that nothing moves when it finishes. */
export function AccessibilityLine({ page }: { page: PageState }) {
  return page.at === 'read' ? <p class="accessibility soft tiny tight">{words[page.accessibility ?? 'checked']}</p> : null
}
