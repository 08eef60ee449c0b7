import { formSigns } from '../../domain/elsewhere/form-evidence.ts'
import { platformSigns } from '../../domain/elsewhere/platform-signs.ts'
import { takeTurn } from '../take-turn.ts'

/**
 * Runs every expression that tells what a product is, so that the first plan doesn’t hold everybody up until they’re compiled, which takes more than a
 * second: twice, since the first run only interprets them, and over both encodings that strings have.
 */
export async function readyPlans(): Promise<void> {
  for (const sign of [...platformSigns, ...formSigns])
    for (const text of ['a', 'a', 'я', 'я']) {
      text.search(sign)
      await takeTurn()
    }
}
