import type { Hold } from '../held/hold.ts'
import { isPictured, isSeen, labelOf, textOn, toNamed, wait } from '../named.ts'
import { press } from '../pressing/press.ts'
import type { Fault } from '../tried.ts'
import { fill, type Field } from './fill-field.ts'

const back =
  /^[←‹<«◀]?\s*(?:(?:go )?back|previous(?: step)?|back to step \d|zurück(?: zu schritt \d)?|vorheriger schritt|retour|précédent|étape précédente|atrás|volver|anterior|paso anterior|indietro|precedente|passo precedente|terug|vorige|vorige stap|voltar|etapa anterior|tillbaka|föregående|tilbage|tilbake|forrige|takaisin|edellinen|wstecz|wróć|cofnij|poprzedni krok|zpět|předchozí|späť|vissza|înapoi|geri|назад|πίσω|戻る|前へ|上一步|返回|이전|السابق|رجوع|הקודם|חזרה)$/i
/** What is entered in these becomes something else. */
const taken = /search|such|recherch|busca|cerca|zoek|sök|skill|tag|add|code|otp|coupon|pin|captcha|\?|how much|combien|wie viel/i
const texts = 'input:not([type]), input[type="text"], input[type="email"], input[type="tel"], textarea'
const others = 'select, input[type="date"], input[type="number"], input[type="checkbox"], input[type="radio"]'
const buttons = 'button:not([type="reset"]), input[type="button"], input[type="submit"], [role="button"]'
const mostSteps = 4

const seenIn = <E extends Element>(box: Element, selector: string): E[] =>
  [...box.querySelectorAll<E>(selector)].filter((one) => isSeen(one) && !one.matches(':disabled, [readonly]'))
const backIn = (box: Element) => seenIn(box, `${buttons}, a`).find((one) => back.test(textOn(one)))
const keyOf = ({ name, id }: HTMLInputElement) => name || id

async function settles(isDone: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < 900 && !isDone(); waited += 100) await wait(100)
  return isDone()
}

/** Forms in several steps whose button back to the first one empties it: a field that has lost what was entered, each. */
export async function findForgetfulSteps(take: Hold['take']): Promise<Fault[]> {
  const boxes = [...document.forms].filter((one) => !isPictured(one) && seenIn(one, `${texts}, select`).length > 0)
  const lost: HTMLInputElement[] = []
  for (const box of boxes.slice(0, 2)) lost.push(...(await lostIn(box, take)))
  return lost.map((one): Fault => ({ ...toNamed(one), text: labelOf(one), kind: 'steps' }))
}

async function lostIn(box: Element, take: Hold['take']): Promise<HTMLInputElement[]> {
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const before = backIn(box)
    if (before === undefined) break
    press(before)
    await wait(400)
  }
  const fields = seenIn<HTMLInputElement>(box, texts).filter((one) => keyOf(one) !== '' && !taken.test(`${keyOf(one)} ${labelOf(one)}`))
  const [next, ...more] = seenIn(box, buttons)
  if (backIn(box) !== undefined || fields.length === 0 || next === undefined || more.length > 0) return []
  if (!seenIn<Field>(box, `${texts}, ${others}`).every(fill)) return []
  const given = new Map(fields.map((one) => [keyOf(one), one.value]))
  take()
  press(next)
  const hasMoved = await settles(() => backIn(box) !== undefined && fields.every((one) => !one.isConnected || !isSeen(one)))
  const { requests, leadsTo, effects } = take()
  const again = backIn(box)
  // A result or thanks are no step.
  const isStep = again !== undefined && seenIn(box, `${texts}, select, input, ${buttons}`).some((one) => one !== again)
  // What the way on has emptied has been taken, such as one of several people for a list.
  const isTaken = fields.some((one) => one.isConnected && one.value === '')
  if (!hasMoved || !isStep || isTaken || requests || leadsTo !== null || effects.includes('submit') || again === undefined) return []
  press(again)
  const seenAgain = () => seenIn<HTMLInputElement>(box, texts).filter((one) => (given.get(keyOf(one)) ?? '') !== '')
  await settles(() => seenAgain().length > 0)
  await wait(300)
  // A part of the page may have kept it.
  const kept = [
    document.body.textContent,
    ...[...document.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(({ value }) => value),
  ]
  const lost = seenAgain()
  const isLost = (field: HTMLInputElement) => field.value === '' && !kept.some((text) => text?.includes(given.get(keyOf(field)) ?? ''))
  return lost.length > 1 && lost.every(isLost) ? lost.slice(0, 1) : []
}
