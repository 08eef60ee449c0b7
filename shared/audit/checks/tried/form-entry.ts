import type { TriedForm } from '../../../tried/tried.ts'
import type { WatchedFacts } from '../../../watched/watched.ts'
import { defineCheck, fail, pass, paste, warn, type Finding } from '../../check.ts'
import { notTried, triedIn } from '../../watched/tried.ts'

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
    return pass('The form takes an email address and would send it.')
  },
})

function judge({ outcome, text, detail, place: { html, path } }: TriedForm, where: string): Finding | null {
  if (outcome === 'refuses') {
    const finding = detail === plain ? fail : warn
    return finding(
      `The form refuses a valid email address${where}: ${detail}.`,
      paste('Take what browsers take for a valid address, without a check of your own in this field’s scripts:', html),
    )
  }
  const button = text === '' ? 'its button' : `“${text}”`
  const faults: Partial<Record<TriedForm['outcome'], [detail: string, instruction: string, snippet: string]>> = {
    stuck: [
      `After a wrong email address, the form refuses every right one${where}.`,
      'Clear the error when the value changes, with this script at the end of <body>:',
      `<script>document.querySelector('${path}').addEventListener('input', (event) => event.target.setCustomValidity(''))</script>`,
    ],
    disabled: [
      `All fields are filled in, but ${button} stays disabled${where}.`,
      'Enable this button as soon as the fields are valid:',
      detail,
    ],
    hidden: [
      `A required field that nobody sees keeps the form from being sent${where}.`,
      'Show this field, or remove its required attribute:',
      detail,
    ],
    nothing: [
      `Nothing happens when ${button} is pressed with a valid email address${where}.`,
      'Send what this field holds, or remove the form:',
      html,
    ],
    nowhere: [
      `The form sends the email address to the page itself, which can’t receive it${where}.`,
      'Give the form that holds this field the URL of your own server or form service, as action with method="post":',
      html,
    ],
    throws: [`Sending the form causes an error${where}: ${detail}`, 'Fix the error that sending the form of this field causes:', html],
  }
  const [said, instruction, snippet] = faults[outcome] ?? []
  return said === undefined || instruction === undefined ? null : fail(said, paste(instruction, snippet ?? html))
}

/** Whether nobody can send a form that asks for an email address. */
export const isFormDead = (watched: WatchedFacts): boolean =>
  triedIn(watched, 'forms').some(({ facts }) =>
    facts.some(({ outcome, detail }) => (outcome === 'refuses' ? detail === plain : !/^(?:works|unknown|stuck)$/.test(outcome))),
  )
