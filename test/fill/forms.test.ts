import { afterAll, beforeAll, expect, it } from 'vitest'
import { formSets, readForms } from './corpus.ts'
import { serveForms, type ServedForms } from './serve-forms.ts'
import { inWords, meetsGoals, totalsOf } from './totals.ts'
import { browserNames, tryForms, type Tried } from './try-forms.ts'

const forms = formSets.flatMap(readForms)
const careless = forms
  .filter(({ name }) => ['launch-board', 'plugin-seven', 'stepper'].includes(name))
  .map((form) => ({ ...form, isCareless: true }))
let served: ServedForms
let tried: Tried[]
let carelesslyTried: Map<string, Tried[]>

beforeAll(async () => {
  served = await serveForms()
  // Each form in one of the browsers: what differs between them has a table in test/browser/. `npm run forms` tries all in both.
  const inBoth = browserNames.map(async (browser, nth) => {
    const own = forms.filter((_, at) => at % browserNames.length === nth)
    const all = await tryForms(browser, [...own, ...careless], served)
    return { browser, own: all.slice(0, own.length), careless: all.slice(own.length) }
  })
  const both = await Promise.all(inBoth)
  tried = both.flatMap(({ own }) => own)
  carelesslyTried = new Map(both.map(({ browser, careless }) => [browser, careless]))
}, 600_000) // on a busy machine

afterAll(() => served.close())

it('every submission form opens without an error, and nothing in it is undescribed', () => {
  expect(tried.length).toBeGreaterThan(200)
  expect(tried.flatMap(({ name, browser, trial }) => trial.faults.map((fault) => `${name}, ${browser}: ${fault}`))).toEqual([])
})

it.each(formSets)('the goals are met on %s, and nothing else is touched', (set) => {
  const own = tried.filter((one) => one.set === set)
  // Of those set aside nothing more is said, so that nothing is tuned to them.
  const astray = own.flatMap(({ name, browser, trial: { wrong, notUndone } }) =>
    set === 'forms'
      ? [
          ...wrong.map((what) => `${name}, ${browser}: wrong ${what}`),
          ...notUndone.map((what) => `${name}, ${browser}: not undone ${what}`),
        ]
      : [],
  )
  expect(meetsGoals(totalsOf(own)), `It was ${inWords(totalsOf(own))}\n${astray.join('\n')}`).toBe(true)
})

it.each(browserNames)('a script that fills everything and presses a button is seen to in %s', (browser) => {
  const [board, plugin, stepper] = (carelesslyTried.get(browser) ?? []).map(({ trial }) => trial)
  expect(board?.forbidden).toEqual(expect.arrayContaining(['input[name="q"]', 'input[name="password"]', 'input[name="email"]']))
  expect(board?.presses).toEqual(expect.arrayContaining(['click at button', 'submit at form', 'POST /session']))
  expect(plugin?.forbidden).toEqual(expect.arrayContaining(['#hp-site', 'input[name="quiz-math"]']))
  expect(board?.wrong).not.toEqual([])
  expect(stepper?.missed, 'controlled inputs put back what is set behind their back').toContain('#githubUrl')
  expect(stepper?.wrong).toContain('#cat-1: true')
  expect(stepper?.right).toContain('#cat-2')
  expect(stepper?.forbidden, 'check boxes can be seen, though browsers call them read-only').not.toContain('#cat-2 (not visible)')
})
