import { paths } from '../../../shared/paths.ts'
import { isModerator, listNamedModerators } from '../../domain/moderation/moderator-rule.ts'
import { isTemplate, ownPages } from '../../domain/settings/own-pages.ts'
import { settingOf, standardSite } from '../../domain/settings/site-settings.ts'
import { areMailsStuck } from '../mails/mail-trouble.ts'
import type { World } from '../../ports/world.ts'

/** Something to do before the site is open to others. `path` is where it’s done; null if it’s done where the service is started. */
export type Task = { isDone: boolean; title: string; how: string; path: string | null }

type ChecklistWorld = Pick<World, 'site' | 'siteUrl' | 'store' | 'moderators' | 'moderatorsProve' | 'rules' | 'clock'>

const legal = ['imprint', 'privacy'] as const

/** What a new site still needs, in the order in which it’s best done. */
export async function readChecklist(world: ChecklistWorld): Promise<Task[]> {
  const { site, siteUrl, store } = world
  const moderating = (await listNamedModerators(world, store)).filter((person) => isModerator(world, person))
  const isStuck = await areMailsStuck(world)
  const group = (name: string) => paths.settingGroup({ group: name })
  const templates = ownPages.filter((page) => isTemplate(site.values[page])).map((page) => settingOf(page).label)
  return [
    {
      isDone: site.values.name !== standardSite.name,
      title: 'Name your site',
      how: 'Its name is on every page and email.',
      path: group('site'),
    },
    {
      isDone: site.values.contact !== null,
      title: 'Say how to reach you',
      how: 'Visitors find it on the About page.',
      path: group('site'),
    },
    {
      isDone: legal.every((page) => site.values[page] !== '') && templates.length === 0,
      title: 'Write your legal pages',
      how:
        templates.length === 0
          ? 'A privacy policy and an imprint, in your own words.'
          : `Visitors can’t see these until you fill in their gaps: ${templates.join(', ')}.`,
      path: group('pages'),
    },
    {
      isDone: moderating.length > 1,
      title: 'Name a moderator',
      how: 'So that somebody else can decide on your own launches.',
      path: paths.roles(),
    },
    {
      isDone: site.canSend && !isStuck,
      title: 'Send emails',
      how: isStuck
        ? 'Emails aren’t getting through. The last error is below: check SMTP_URL, then restart.'
        : 'Set SMTP_URL, restart, then send yourself a test email below.',
      path: null,
    },
    {
      isDone: siteUrl.startsWith('https:'),
      title: 'Use https',
      how: 'Put an https proxy in front, open these settings at its URL, and save that as the site URL.',
      path: group('site'),
    },
    {
      isDone: site.hasBackups,
      title: 'Make backups',
      how: 'Set BACKUP_TO to a folder or bucket, BACKUP_AT to a time of day, and restart.',
      path: null,
    },
  ]
}
