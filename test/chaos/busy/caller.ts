import { setTimeout } from 'node:timers/promises'

/** The responses that callers got. `waits` counts those of 503 that said when to try again. */
export type Told = { misses: string[]; waits: number; slowestMs: number }

const maxTries = 20

/** What a person would read in a response. */
const wordsOf = (text: string) =>
  text
    .replace(/<(style|script|head)[^]*?<\/\1>/g, '')
    .replace(/<[^>]*>|\s+/g, ' ')
    .replace(/ +/g, ' ')
    .slice(0, 1500)

export class UnexpectedAnswer extends Error {
  override name = 'UnexpectedAnswer'
}

/**
 * Repeats a request until the response isn’t “busy”. Any 5xx without Retry-After is a miss, and so is any status except the one that an idle machine
 * responds with: then it throws UnexpectedAnswer.
 */
export async function askUntilAnswered(told: Told, what: string, quiet: number, ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const began = performance.now()
    const answer = await ask()
    told.slowestMs = Math.max(told.slowestMs, performance.now() - began)
    if (answer.status === quiet) return answer
    const text = wordsOf(await answer.text())
    const seconds = Number(answer.headers.get('retry-after'))
    if (answer.status !== 503 || !(seconds > 0)) throw new UnexpectedAnswer(`${what}: ${answer.status} instead of ${quiet}: ${text}`)
    told.waits += 1
    await setTimeout(seconds * 1000)
  }
  throw new UnexpectedAnswer(`${what}: still busy after ${maxTries} tries`)
}
