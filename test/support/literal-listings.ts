import type { Launch } from '../../api/domain/launch/launch.ts'
import { literalLaunch } from './literal-launch.ts'

const family = '👩‍👩‍👧‍👦'

/** Twenty listings as makers write them: short and long, in several scripts, complete and bare. */
const listings: Partial<Launch>[] = [
  {
    name: 'Tidewatch',
    tagline: 'Tide tables from your harbour’s own gauges',
    description: 'Turns harbour gauges into a tide table. For small crews.',
  },
  { name: 'Ledgerline: bookkeeping for studios', tagline: 'Books that close themselves', pricing: 'subscription' },
  { name: 'A', tagline: 'B', description: 'C' },
  { name: 'Donaudampfschifffahrtsgesellschaft', tagline: 'Fahrpläne für die Donau', description: 'Fahrpläne. '.repeat(300).trim() },
  { name: 'Inbox', tagline: `${'a very long tagline that never seems to end '.repeat(4)}here`, description: 'x'.repeat(5000) },
  {
    name: '潮汐表',
    tagline: '从港口水位计生成潮汐表，适合小型船队',
    description: '根据港口水位计生成潮汐表，适合小型船队使用。'.repeat(60),
  },
  {
    name: 'しおどき',
    tagline: '港のゲージから潮汐表を作るアプリ',
    description: '潮汐表を作ります。小さな船員のためのアプリです。'.repeat(110),
  },
  { name: '물때', tagline: '항구의 수위계로 만드는 조석표', description: '작은 배를 위한 조석표입니다. '.repeat(40) },
  { name: 'مد', tagline: 'جداول المد من مقاييس مينائك', description: 'جداول المد لأطقم صغيرة. '.repeat(60) },
  { name: 'גאות', tagline: 'טבלאות גאות מהנמל שלך', description: 'לצוותים קטנים בנמלים. '.repeat(60) },
  { name: 'น้ำขึ้น', tagline: 'ตารางน้ำขึ้นน้ำลงจากท่าเรือของคุณ', description: 'ตารางน้ำขึ้นน้ำลงสำหรับลูกเรือ'.repeat(40) },
  { name: `${family}${family} Home`, tagline: '🎉'.repeat(60), description: `${family} `.repeat(300) },
  {
    name: 'e\u0301cluse',
    tagline: 'Des e\u0301cluses a\u0300 l’heure pour les pe\u0301niches',
    description: 'Pre\u0301voit les e\u0301cluses. '.repeat(80),
  },
  { name: '𝒳𝒴𝒵'.repeat(9), tagline: '𝒳 𝒴 '.repeat(40), description: '𝒳𝒴 𝒵. '.repeat(200) },
  { name: 'C++ (the good parts) — for everyone who writes it', tagline: 'C#, C++ & F# "side by side" (and more)' },
  { name: 'Lines', description: 'First line\n\nSecond line\n- a\n- b\n'.repeat(100) },
  { name: 'Spaces', tagline: '  two  spaces\tand tabs  ', description: '   \n  padded  \n ' },
  { name: 'Bare', tagline: '', description: '', url: '' },
  { name: 'Stops', tagline: '...', description: '. . . . '.repeat(200) },
  {
    name: 'Anker',
    tagline: 'Für Bootsleute, die Häfen lieben',
    description: `${'Ein Satz mit vielen Wörtern für Häfen; '.repeat(20)}und Schluss.`,
  },
]

export const literalListings: Launch[] = listings.map((listing, index) =>
  literalLaunch({
    slug: `listing-${index + 1}`,
    categories: ['developer-tools', 'data-analytics', 'finance-accounting'].slice(0, (index % 3) + 1),
    openSource: index % 2 === 0,
    ...listing,
  }),
)
