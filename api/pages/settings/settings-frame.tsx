import type { ComponentChildren } from 'preact'
import { paths } from '../../../shared/paths.ts'
import { siteName } from '../../domain/settings/current-site.ts'
import type { SettingGroup } from '../../domain/settings/define-setting.ts'
import { addStylesheet } from '../document/assets.ts'
import { Flash, Rejection } from '../forms/flash.tsx'
import type { Sheet } from '../page/define-page.ts'

const stylesheet = addStylesheet('settings', 'moderation')

/** The pages of settings, by the name of their group. */
export const groupWords: Record<SettingGroup, { label: string; lead: string }> = {
  site: { label: 'Site', lead: 'What this site is called, and how people reach you. Changes take effect immediately.' },
  look: { label: 'Look', lead: 'Logo, icon, color and font. The preview shows light and dark pages.' },
  words: { label: 'Words', lead: 'The home page, the About page and your announcement, in your own words.' },
  pages: {
    label: 'Pages',
    lead: 'Your own pages, such as rules and a privacy policy. Visitors can’t see a template until you’ve filled in its gaps.',
  },
  links: { label: 'Links', lead: 'The navigation and the footer of every page.' },
  members: { label: 'Members', lead: 'Who can join, what members can do, and what moderators need.' },
  launches: { label: 'Launches', lead: 'How many launches can go live each week, and when.' },
  plans: {
    label: 'Plans',
    lead: 'Premium plans, their prices and how makers pay. Turn them all off to offer only free launches.',
  },
  categories: { label: 'Categories', lead: 'The API, the tools and suggestions use this list, too.' },
}

const tabs = [
  { label: 'Overview', path: paths.settings() },
  ...(Object.keys(groupWords) as SettingGroup[]).map((group) => ({ label: groupWords[group].label, path: paths.settingGroup({ group }) })),
  { label: 'People', path: paths.roles() },
  { label: 'Backups', path: paths.backups() },
  { label: 'Numbers', path: paths.numbers() },
  { label: 'History', path: paths.settingHistory() },
  { label: 'File', path: paths.settingsFile() },
]

type Options = { current: string; heading: string; lead?: string }

/** A page of /settings/, for owners. Never cached. */
export const settingsSheet = ({ current, heading, lead }: Options, content: ComponentChildren): Sheet => ({
  headers: { 'Cache-Control': 'no-store' },
  head: {
    canonical: null,
    title: `${heading} · ${siteName()}`,
    description: 'For owners of this site: its name, who can join, who moderates, and what changed.',
    extra: <link rel="stylesheet" href={stylesheet} />,
  },
  content: (
    <div class="wrap moderation settings">
      <nav class="moderation-tabs above-4 underlined" aria-label="Settings">
        <ul class="line snug">
          {tabs.map(({ label, path }) => (
            <li key={path}>
              <a class="line center small medium unbroken no-line" href={path} aria-current={path === current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <header class="page-head moderation__head">
        <h1>{heading}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </header>
      <Flash />
      <Rejection />
      {content}
    </div>
  ),
})
