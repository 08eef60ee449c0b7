import type { TriedForm } from '../../../tried/tried.ts'
import type { WatchedFacts } from '../../../watched/watched.ts'
import { defineCheck, fail, pass, paste, warn, type Finding } from '../../check.ts'
import { notTried, triedIn } from '../../watched/tried.ts'
import words from '../../words/form-faults.json' with { type: 'json' }

const plain = 'anna.berg@example.com'

/** Source: HTML Standard, constraint validation; WCAG 2.2, 3.3.1. Filled in with everything that would be sent held back. */
export const formEntry = defineCheck({
  id: 'form-entry',
  label: 'Filling in forms',
  weight: 6,
  learnMore: 'https://html.spec.whatwg.org/multipage/input.html#email-state-(type=email)',
  needs: ['watched'],
  run({ watched }) {
    const loads = triedIn(watched, 'forms')
    if (loads.length === 0) return pass(notTried)
    const all = loads.flatMap(({ facts, where }) => facts.map((form) => ({ form, where })))
    for (const { form, where } of all) {
      const finding = judge(form, where)
      if (finding !== null) return finding
    }
    if (all.every(({ form }) => form.outcome === 'unknown'))
      return pass('Not checked: the page has no form for an email address that can be tried.')
    return pass('The form accepts an email address and can be sent.')
  },
})

function judge({ outcome, text, detail, place: { html, path } }: TriedForm, where: string): Finding | null {
  if (outcome === 'refuses') {
    const finding = detail === plain ? fail : warn
    return finding(
      `The form rejects a valid email address${where}: ${detail}.`,
      paste('Let this field accept every address that browsers accept, and drop your script’s own check:', html),
      [{ place: { html, path } }],
    )
  }
  if (outcome === 'works' || outcome === 'unknown') return null
  const { said, todo } = words[outcome]
  const parts: Record<string, string> = { where, detail, button: text === '' ? 'its button' : `“${text}”` }
  const repair = `<script>document.querySelector('${path}').addEventListener('input', (event) => event.target.setCustomValidity(''))</script>`
  const snippet = outcome === 'stuck' ? repair : /^(?:disabled|keys|hidden|outside)$/.test(outcome) ? detail : html
  const finding = /^(?:errorless|twice)$/.test(outcome) ? warn : fail
  return finding(
    said.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? ''),
    paste(todo, snippet),
    [{ place: { html, path } }],
  )
}

/** Whether nobody can send a form that asks for an email address. */
export const isFormDead = (watched: WatchedFacts): boolean =>
  triedIn(watched, 'forms').some(({ facts }) =>
    facts.some(({ outcome, detail }) =>
      outcome === 'refuses'
        ? detail === plain
        : !/^(?:works|unknown|stuck|keys|sends|hangs|stale|silent|empties|mute|errorless|twice)$/.test(outcome),
    ),
  )
