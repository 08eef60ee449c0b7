import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formSets, readForms } from './corpus.ts'
import { serveForms, type ServedForms } from './serve-forms.ts'
import { inWords, meetsGoals, totalsOf } from './totals.ts'
import { browserNames, tryForms, type Tried } from './try-forms.ts'

const forms = formSets.flatMap(readForms)
const careless = forms
  .filter(({ name }) => ['launch-board', 'plugin-seven', 'stepper'].includes(name))
  .map((form) => ({ ...form, isCareless: true }))
let served: ServedForms

beforeAll(async () => {
  served = await serveForms()
})

afterAll(() => served.close())

describe.each(browserNames)('in %s', (browser) => {
  let tried: Tried[]
  let carelesslyTried: Tried[]

  beforeAll(async () => {
    const all = await tryForms(browser, [...forms, ...careless], served)
    tried = all.slice(0, forms.length)
    carelesslyTried = all.slice(forms.length)
  })

  it('sixty submission forms and more open without an error, and nothing in them is undescribed', () => {
    expect(tried.length).toBeGreaterThanOrEqual(60)
    expect(tried.flatMap(({ name, trial }) => trial.faults.map((fault) => `${name}: ${fault}`))).toEqual([])
  })

  it.each(formSets)('the goals are met, and nothing else is touched: %s', (set) => {
    const totals = totalsOf(tried.filter((one) => one.set === set))
    expect(meetsGoals(totals), `It was ${inWords(totals)}`).toBe(true)
  })

  it('a script that fills everything and presses a button is seen to', () => {
    const [board, plugin, stepper] = carelesslyTried.map(({ trial }) => trial)
    expect(board?.forbidden).toEqual(expect.arrayContaining(['input[name="q"]', 'input[name="password"]', 'input[name="email"]']))
    expect(board?.presses).toEqual(expect.arrayContaining(['click at button', 'submit at form', 'POST /session']))
    expect(plugin?.forbidden).toEqual(expect.arrayContaining(['#hp-site', 'input[name="quiz-math"]']))
    expect(board?.wrong).not.toEqual([])
    expect(stepper?.missed, 'controlled inputs put back what is set behind their back').toContain('#githubUrl')
  })
})
