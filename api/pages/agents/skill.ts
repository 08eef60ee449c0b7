import { readFileSync } from 'node:fs'
import { addressesOf, skillName } from './addresses.ts'
import { siteName, siteSlug } from '../../domain/settings/current-site.ts'

const template = readFileSync(new URL('./skill.md', import.meta.url), 'utf8')

export const skillDescription =
  'Audits a product’s website before launch, applies the fixes, audits again and creates a draft launch. Use when the user wants to ' +
  'launch or list a product, prepare a launch, check whether a site is ready to launch, or fix its SEO, social preview or listing.'

/** The launch workflow as an Agent Skill (agentskills.io/specification), for agents with or without the tools. */
export function skillText(siteUrl: string): string {
  const { page, api } = addressesOf(siteUrl)
  const values: Record<string, string> = {
    skillName: skillName(),
    skillDescription,
    siteUrl,
    page,
    api,
    siteName: siteName(),
    siteSlug: siteSlug(),
  }
  return template.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
}
