import { expect, test } from 'vitest'
import { isReservedName } from '../../../api/domain/reserved-names.ts'

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
