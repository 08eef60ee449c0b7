import { Type } from 'typebox'
import { fieldOf } from '../../../shared/fill/fields.ts'
import { listingDigest, wordingError } from '../../domain/elsewhere/fields/check-wording.ts'
import { prepareTexts } from '../../domain/elsewhere/fields/prepare-texts.ts'
import { isWorded, maxLengthOf } from '../../domain/elsewhere/fields/wordings.ts'
import type { DraftedWordings } from '../../domain/elsewhere/records.ts'
import { invalidRequest } from '../../domain/failure.ts'
import { plainLine, plainText } from '../../domain/plain-text.ts'
import { defineAction } from '../define-action.ts'
import { changePlan, readPlace } from './read-plan.ts'

const maxWordings = 3

/**
 * Has a language model put a text in other words, and keeps those that fit and say nothing that the listing doesn’t, until the next are drafted. Throws
 * NOT_FOUND, BAD_REQUEST.
 */
export const draftWordings = defineAction({
  access: 'lead',
  quota: 'wordings',
  input: Type.Object({ slug: Type.String(), directory: Type.String(), field: Type.String() }),
  async run(world, { slug, directory, field }, account) {
    if (!isWorded(field)) throw invalidRequest('This text has only one wording.', 'field')
    const { launch, maker, plan, place } = await readPlace(world, { slug, directory }, account)
    const limit = maxLengthOf(place.entry, field)
    const known = { launch, plan, maker }
    const current = prepareTexts({ ...known, directory: place.entry }).findLast((text) => text.field === field)?.value ?? ''
    const what = fieldOf(field).label.toLowerCase()
    const answered = (await world.drafter.reword?.({ digest: listingDigest(launch), what, limit, current })) ?? null
    const plain = (answered ?? []).map((text) => (field === 'tagline' ? plainLine(text).trim() : plainText(text)))
    const distinct = [...new Set(plain)].filter((text) => text !== '' && text !== current)
    const texts = distinct.filter((text) => wordingError(text, launch, limit) === null).slice(0, maxWordings)
    const outcome = answered === null ? 'unavailable' : texts.length === 0 ? 'unsupported' : 'drafted'
    const drafted: DraftedWordings = { directory, field, texts, outcome }
    await changePlan(world, { slug }, account, async (transaction, own) => {
      await transaction.put('elsewherePlans', { ...own.plan, drafted })
    })
  },
})
