import type { ComponentChildren } from 'preact'
import { paths } from '../../../shared/paths.ts'
import { siteName } from '../../domain/settings/current-site.ts'
import type { SettingGroup } from '../../domain/settings/define-setting.ts'
import { addStylesheet } from '../document/assets.ts'
import { Flash, Rejection } from '../forms/flash.tsx'
import type { AnyPath } from '../../../shared/paths/path.ts'
import type { PageRequest } from '../forms/page-request.ts'
import { definePage, type Page, type Sheet } from '../page/define-page.ts'
import words from './words.json' with { type: 'json' }

const stylesheet = addStylesheet('settings', 'moderation')

/** The pages of settings, by the name of their group. */
export const groupWords: Record<SettingGroup, { label: string; lead: string }> = words.groups

const tabs = [
  { label: 'Overview', path: paths.settings() },
  ...(Object.keys(groupWords) as SettingGroup[]).map((group) => ({ label: groupWords[group].label, path: paths.settingGroup({ group }) })),
  { label: 'People', path: paths.roles() },
  { label: 'Backups', path: paths.backups() },
  { label: 'Numbers', path: paths.numbers() },
  { label: 'History', path: paths.settingHistory() },
  { label: 'File', path: paths.settingsFile() },
]

type View = { title: string; lead?: string; content: ComponentChildren }

type SettingsPage<P extends AnyPath, D> = Omit<Page<'owner', P, D>, 'access' | 'view'> & {
  view: (data: D, request: PageRequest<'owner', P>) => View
}

export const defineSettingsPage = <P extends AnyPath, D>({ view, ...page }: SettingsPage<P, D>) =>
  definePage<'owner', P, D>({ ...page, access: 'owner', view: (data, request) => settingsSheet(request, view(data, request)) })

/** A page of /settings/, for owners. Never cached. */
export const settingsSheet = ({ path: current }: Pick<PageRequest, 'path'>, { title, lead, content }: View): Sheet => ({
  headers: { 'Cache-Control': 'no-store' },
  head: {
    canonical: null,
    title: `${title} · ${siteName()}`,
    description: 'For owners of this site: its name, who can join, who moderates, and what changed.',
    extra: <link rel="stylesheet" href={stylesheet} />,
  },
  content: (
    <div class="wrap moderation settings">
      <nav class="moderation-tabs above-4 underlined" aria-label="Settings">
        <ul class="line snug">
          {tabs.map(({ label, path }) => (
            <li key={path}>
              <a class="quiet line center small medium unbroken no-line" href={path} aria-current={path === current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <header class="page-head moderation__head">
        <h1>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </header>
      <Flash />
      <Rejection />
      {content}
    </div>
  ),
})
