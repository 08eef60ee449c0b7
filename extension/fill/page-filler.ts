import { fillForm, undoFill, type Filled, type Outcome } from '../../shared/fill/fill-form.ts'
import type { FoundField, RecipeRow } from '../../shared/fill/found-field.ts'
import { readByHand, type ByHand } from '../../shared/fill/read-by-hand.ts'
import { readForm } from '../../shared/fill/read-form.ts'

/** A field as the popup gets it; `id` stands for its control, which can’t leave the page. */
export type ReadField = Omit<FoundField, 'control'> & { control: null; id: number; isRequired: boolean }

/** `filled`: what the extension put into fields of this page. */
export type PageForm = { fields: ReadField[]; byHand: ByHand; filled: string[] }

export type PageFiller = {
  read: (recipe: readonly RecipeRow[]) => PageForm
  fill: (values: readonly { id: number; value: string }[]) => Promise<{ id: number; outcome: Outcome }[]>
  undo: () => Promise<{ restored: number; kept: number }>
}

/** Lives in the page for as long as that does, so that a popup that opens again can undo. */
export function createPageFiller(): PageFiller {
  let fields: FoundField[] = []
  let filled: Filled[] = []
  return {
    read: (recipe) => {
      // A box for tags is empty again once it has them.
      const entered = new Set(filled.flatMap(({ control, before }) => ('listed' in before ? [control] : [])))
      fields = readForm(document, recipe).filter(({ control }) => !entered.has(control))
      const found = fields.map((field, id) => ({ ...field, control: null, id, isRequired: isRequired(field.control) }))
      filled = filled.filter(({ control }) => control.isConnected)
      return {
        fields: found,
        byHand: readByHand(
          document,
          filled.map(({ control }) => control),
        ),
        filled: filled.filter(isHolding).map(({ holds }) => holds),
      }
    },
    fill: async (values) => {
      const known = values.flatMap(({ id, value }) => {
        const asked = fields[id]
        return asked ? [{ id, control: asked.control, value, asked }] : []
      })
      const result = await fillForm(known)
      filled.push(...result.filled)
      return known.flatMap(({ id }, index) => {
        const outcome = result.outcomes[index]
        return outcome ? [{ id, outcome }] : []
      })
    },
    undo: async () => {
      const all = filled
      filled = []
      await undoFill(all.filter((one) => !isHolding(one)))
      const held = all.filter(isHolding)
      const { kept } = await undoFill(held)
      return { restored: held.length - kept, kept }
    },
  }
}

/** A control that stayed empty wasn’t filled. What is chosen from a list isn’t in its box. */
const isHolding = ({ before, holds }: Filled): boolean => 'listed' in before || holds.trim() !== ''

const isRequired = (control: HTMLElement): boolean => control.matches(':required, [aria-required="true"]')
