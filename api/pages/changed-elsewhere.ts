import { categoryLabel } from '../../shared/listing/taxonomy.ts'
import { Failure } from '../domain/failure.ts'
import type { DraftValues } from './draft-values.ts'

/** Whether a save was refused because another tab, or another person with the account, saved first. */
export const changedElsewhere = (error: unknown): boolean => error instanceof Failure && error.data?.['changed'] === true

/** What is stored, in words, for every field in which it differs from what is typed. */
export function differences(typed: DraftValues, stored: DraftValues): Record<string, string> {
  const differing: Record<string, string> = {}
  const compare = (field: string, ours: string, theirs: string) => {
    if (ours.trim() !== theirs.trim()) differing[field] = theirs
  }
  for (const field of [
    'name',
    'tagline',
    'description',
    'url',
    'pricing',
    'logo',
    'twitterUsername',
    'demoVideoUrl',
    'firstComment',
    'targetKeyword',
    'plan',
  ] as const)
    compare(field, typed[field].replaceAll('\r\n', '\n'), stored[field])
  const lines = ({ screenshots }: DraftValues) => screenshots.filter((text) => text.trim() !== '').join('\n')
  const labels = ({ categories }: DraftValues) => categories.map(categoryLabel).join(', ')
  const offer = ({ badgeTitle, code, percentOff, validUntil }: DraftValues) =>
    [badgeTitle, code, percentOff, validUntil].filter(Boolean).join(' · ')
  const day = ({ plan, week, day }: DraftValues) => (plan === 'free' ? week : day)
  compare('categories', labels(typed), labels(stored))
  compare('screenshots', lines(typed), lines(stored))
  compare('discount', offer(typed), offer(stored))
  compare('launchDate', day(typed), day(stored))
  return differing
}
