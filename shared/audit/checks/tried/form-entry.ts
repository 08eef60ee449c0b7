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
  const button = text === '' ? 'its button' : `“${text}”`
  const faults: Partial<Record<TriedForm['outcome'], [detail: string, instruction: string, snippet: string]>> = {
    stuck: [
      `After an invalid email address, the form rejects every valid one${where}.`,
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
      'Send this field’s value when the button is pressed, or remove the form:',
      html,
    ],
    nowhere: [
      `The form sends the email address to the page itself, which can’t receive it${where}.`,
      'Give the form that holds this field the URL of your own server or form service, as action with method="post":',
      html,
    ],
    throws: [`Sending the form causes an error${where}: ${detail}`, 'Fix the error that sending this field’s form causes:', html],
  }
  const [said, instruction, snippet] = faults[outcome] ?? []
  return said === undefined || instruction === undefined
    ? null
    : fail(said, paste(instruction, snippet ?? html), [{ place: { html, path } }])
}

/** Whether nobody can send a form that asks for an email address. */
export const isFormDead = (watched: WatchedFacts): boolean =>
  triedIn(watched, 'forms').some(({ facts }) =>
    facts.some(({ outcome, detail }) => (outcome === 'refuses' ? detail === plain : !/^(?:works|unknown|stuck)$/.test(outcome))),
  )
