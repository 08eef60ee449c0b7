import { Type } from 'typebox'
import { readSettings } from '../../domain/elsewhere/read-settings.ts'
import { throwFieldErrors, invalidRequest } from '../../domain/failure.ts'
import { dayOf } from '../../domain/launch/launch.ts'
import { defineAction } from '../define-action.ts'
import { changePlan, noPlace, readPlace } from './read-plan.ts'
import { isFieldName, fieldOf } from '../../../shared/fill/fields.ts'
import { readAnswers, withWording } from '../../domain/elsewhere/fields/read-answers.ts'
import { missingFields, prepareTexts, tooLongFields } from '../../domain/elsewhere/fields/prepare-texts.ts'
import { moved } from '../../domain/elsewhere/states.ts'
import { listingDigest, wordingError } from '../../domain/elsewhere/fields/check-wording.ts'
import { isWorded, maxLengthOf } from '../../domain/elsewhere/fields/wordings.ts'
import type { DraftedWordings } from '../../domain/elsewhere/records.ts'
import { plainLine, plainText } from '../../domain/plain-text.ts'

/** Saves what the owner of a launch wants of its plan. Throws NOT_FOUND, BAD_REQUEST with every error. */
export const saveSettings = defineAction({
  access: 'lead',
  quota: 'planChanges',
  input: Type.Object({
    slug: Type.String(),
    budget: Type.String(),
    hours: Type.String(),
    languages: Type.String(),
    countries: Type.String(),
    releasedOn: Type.String(),
    platforms: Type.Array(Type.String()),
    followedOnly: Type.Boolean(),
    acceptsBadges: Type.Boolean(),
    reminders: Type.Boolean(),
    isReleased: Type.Boolean(),
    isOpenSource: Type.Boolean(),
  }),
  async run(world, { slug, ...input }, account) {
    const { settings, errors } = readSettings(input, dayOf(world.clock()))
    throwFieldErrors(errors)
    await changePlan(world, { slug }, account, async (transaction, { plan }) => {
      await transaction.put('elsewherePlans', { ...plan, ...settings, at: world.clock().toISOString() })
    })
  },
})

/** By the name of the field that a directory asks for. */
export const answersInput = Type.Record(Type.String(), Type.String())

/** Keeps answers to what directories ask for and the listing doesn’t say; they’re asked once. Throws NOT_FOUND and BAD_REQUEST. */
export const saveAnswers = defineAction({
  access: 'lead',
  quota: 'planChanges',
  input: Type.Object({ slug: Type.String(), answers: answersInput }),
  async run(world, { slug, answers: input }, account) {
    const { answers, errors } = readAnswers(input)
    throwFieldErrors(errors)
    await changePlan(world, { slug }, account, async (transaction, { plan }) => {
      await transaction.put('elsewherePlans', { ...plan, answers: { ...plan.answers, ...answers } })
    })
  },
})

/** Keeps the maker’s own wording of a field for one directory; an empty one removes it. Throws NOT_FOUND and BAD_REQUEST. */
export const saveWording = defineAction({
  access: 'lead',
  quota: 'planChanges',
  input: Type.Object({ slug: Type.String(), directory: Type.String(), field: Type.String(), wording: Type.String() }),
  async run(world, { slug, directory, field, wording: text }, account) {
    if (!isFieldName(field)) throw unknownField()
    await changePlan(world, { slug }, account, async (transaction, { plan, places }) => {
      const place = places.find(({ entry }) => entry.id === directory)
      if (place === undefined) throw noPlace()
      const limit = place.entry.facts.limits?.value[field] ?? null
      const { wordings, errors } = withWording(plan.wordings, { directory, field, text, limit })
      throwFieldErrors(errors)
      await transaction.put('elsewherePlans', { ...plan, wordings })
    })
  },
})

const unknownField = () => invalidRequest('This text isn’t part of the page anymore. Reload it and try again.', 'field')

/**
 * Keeps answers to what the directories of a week ask for, and notes those that were planned as prepared if all their texts are ready. Resolves to how
 * many that were and how many are left. Throws NOT_FOUND and BAD_REQUEST.
 */
export const prepareWeek = defineAction({
  access: 'lead',
  quota: 'planChanges',
  input: Type.Object({ slug: Type.String(), week: Type.Integer({ minimum: -999, maximum: 999 }), answers: answersInput }),
  async run(world, { slug, week, answers: input }, account): Promise<{ prepared: number; left: number }> {
    const { answers, errors } = readAnswers(input)
    throwFieldErrors(errors)
    return changePlan(world, { slug }, account, async (transaction, own) => {
      const plan = { ...own.plan, answers: { ...own.plan.answers, ...answers } }
      if (Object.keys(answers).length > 0) await transaction.put('elsewherePlans', plan)
      const known = { launch: own.launch, plan, maker: own.maker }
      const planned = own.places.filter((place) => place.week === week && place.submission.state === 'planned')
      const ready = planned.filter(({ entry }) => {
        const preparing = { ...known, directory: entry }
        return missingFields(preparing).length === 0 && tooLongFields(prepareTexts(preparing)).length === 0
      })
      for (const { submission } of ready)
        await transaction.put('directorySubmissions', moved(submission, 'prepared', world.clock().toISOString()))
      return { prepared: ready.length, left: planned.length - ready.length }
    })
  },
})

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
