import { expect, test } from 'vitest'
import { isReservedName, reservedName } from '../../../../api/domain/names/reserved-names.ts'
import { standardSite } from '../../../../api/domain/settings/site-settings.ts'
import { inSite } from '../../../../api/http/site-context.ts'

test.each([
  'moderator',
  'Moderators',
  'mod',
  'Admin',
  'Administrator',
  'Staff',
  'Ada (Staff)',
  'Slipway staff',
  'Support Staff',
  'Ada | Mod',
  'System',
  'The Acme Team',
  'official_ada',
  'support-24',
  'System message',
  'root',
  'Slipway',
  'slipway-ada',
  'Ada from Slipway!',
  'Nora Quist, staff',
  'Nora Quist - Mod',
  'Community manager',
  'Nora, community manager',
  'Modérateur',
  'Nora la Modératrice',
  'Moderadora',
  'Модератор',
  'Администратор сайта',
  '管理员',
  'L’équipe Acme',
])('%j is reserved', (name) => {
  expect(isReservedName(name)).toBe(true)
})

test.each([
  'm0derat0r',
  'adm1n',
  '4dmin',
  '5upp0rt',
  '7eam',
  '$taff',
  '@dmin',
  'adm!n',
  'Adm¡n',
  'adm*n',
  'm#derator',
  'mod€rator',
  '+eam',
  'moderaтor', // a Cyrillic т
  'SIipway', // a capital I
  's1ipway',
  '5l1pw4y',
  'slipvvay',
  'aclmin',
  'rnoderator',
  'аdmin', // a Cyrillic а
  'Моderatоr', // Cyrillic М and о
  'мoderator', // a Cyrillic м
  'οfficial', // a Greek omicron
  'ѕlірwау',
  'Τeam', // a Greek capital tau
  'Ａｄｍｉｎ', // full-width
  '𝐚𝐝𝐦𝐢𝐧', // mathematical bold
  'ⓜⓞⓓ',
  'ᴍᴏᴅᴇʀᴀᴛᴏʀ', // small capitals
  'ádmïn',
  'admın', // a dotless i
  'oﬃcial', // a ligature
])('the look-alike %j does too', (name) => {
  expect(isReservedName(name)).toBe(true)
})

test.each([
  'm-o-d-e-r-a-t-o-r',
  'mod.erator',
  'joined-up a.d.m.i.n',
  't e a m',
  'slip-way',
  'ad_min',
  'admin123',
  'mod7',
  'SlipwayTeam',
  'slipwayteam',
  'getslipway',
  'slipwayhq',
  'modteam',
  'theadmin',
  'AcmeTeam',
  'superadmin',
  'SuperAdmin',
  'sysadmin',
  'headmoderator',
  'supportdesk',
  'Help Desk',
  'AdMin',
  'Sup Port',
])('%j is reserved, split or joined', (name) => {
  expect(isReservedName(name)).toBe(true)
})

test.each([
  '',
  'Ada Lovelace',
  'Modena',
  'Modern Tools',
  'Teamwork Tools',
  'steam',
  'Steamboat Willie',
  'Adminton',
  'Joe Root', // a family name
  'rootbeer',
  'supportive',
  'unofficial',
  'Systematic',
  'Systems Lab',
  'Stafford',
  'Leopold Staff',
  'Maud',
  'Adminson',
  'Ada, product manager',
  'Jean-Pierre Moderato',
  'Smith, Ada',
  'Jason Staff',
  'leopold-staff',
  'Ali Mod',
  'System76',
  'System of a Down',
  'TeamViewer',
  'SupportBee',
  'Head & Shoulders',
  'R+D',
  'C++ Weekly',
  'Mo D',
  'Ad Min',
  'Ad Miner',
  'Slip Wayne',
  'Madmin',
  'Nomad Mike',
  'Mateam',
  'Te Amo',
  'Дмитрий',
  'Модест',
  '李小龍',
  'محمد',
  'Ασπασία',
  'Łukasz Żak',
  '1234',
  'k8s-fan',
])('%j isn’t reserved', (name) => {
  expect(isReservedName(name)).toBe(false)
})

test.each(['owner', 'The Owner', 'site-owner', 'sysadmin', 'postmaster', 'webmaster'])('%j is reserved too', (name) => {
  expect(isReservedName(name)).toBe(true)
})

test.each([
  'launches.example.org',
  'Ada from launches.example.org',
  'Launches.Example.Org login',
  'launches-example-org',
  'launches_example_org_2',
  'launchesexampleorg',
  'www.launches.example.org',
  'lаunches.example.org', // a Cyrillic а
  'launches․example․org', // one-dot leaders
])('%j is reserved on launches.example.org', (name) => {
  expect(isReservedName(name, 'https://www.launches.example.org')).toBe(true)
  expect(isReservedName(name, 'https://catalog.example.com')).toBe(false)
})

test.each([
  ['Launches by Example', 'https://launches.example.org'],
  ['Owner of a boat', 'https://launches.example.org'],
  ['example.org', 'https://launches.example.org'],
  ['relaunches.example.organic', 'https://launches.example.org'],
  ['Axion', 'https://x.io'],
  ['Ada, Go dev', 'https://go.dev'],
  ['Ada Catalog', 'https://catalog'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
])('%j is not reserved on %s', (name, siteUrl) => {
  expect(isReservedName(name, siteUrl)).toBe(false)
})

test.each([
  ['Harbour Launches', 'Harbour Launches', true],
  ['Harbour Launches', 'Нarbour-launches', true], // a Cyrillic Н
  ['Harbour Launches', 'The HarbourLaunches crew', true],
  ['Harbour Launches', 'Harbour Coffee', false],
  ['Quay', 'Quay', true],
  ['Quay', 'Quayside', false],
  ['⚓', 'Ada', false],
])('on the site %j, a member named %j poses as the site: %s', async (name, member, isReserved) => {
  const values = { ...standardSite, name }
  const site = { values, rules: values, canSend: true, hasBackups: true, fixed: {}, refresh: () => null }
  const read = async () => [isReservedName(member), reservedName().includes(name)]
  expect(await inSite(site, read)).toEqual([isReserved, true])
})
