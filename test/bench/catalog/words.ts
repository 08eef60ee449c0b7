const list = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** What makers write about, at very different rates: `pick` in launches.ts takes the early ones far more often. */
export const nouns = list(`
  teams customers data projects notes invoices tasks files photos code designs meetings emails videos pages reports websites podcasts
  recipes habits budgets workouts playlists screenshots prompts documents contracts forms surveys logs queries backups deployments
  dashboards calendars newsletters bookmarks passwords translations subtitles tickets leads payments subscriptions refunds receipts
  warehouses shipments orders listings tenants leases patients prescriptions appointments lessons flashcards exams essays citations
  datasets notebooks pipelines embeddings agents clusters containers secrets certificates domains redirects sitemaps keywords
  backlinks banners fonts icons palettes mockups wireframes textures meshes shaders sprites levels quests leaderboards tournaments
  routes hikes tides harbours gardens seedlings beehives ferments sourdough vineyards breweries auctions donations volunteers choirs
  scores metronomes synthesizers samples transcripts interviews archives genealogies herbaria telescopes satellites turbines batteries
`)

export const verbs = list(`
  manage build share track write find plan send turn organise automate record review publish search sync sort compare measure draft
  schedule translate summarise edit export import monitor test deploy debug price sell rent teach learn cook grow ship pack repair
  calibrate annotate transcribe reconcile triage forecast benchmark anonymise deduplicate digitise typeset
`)

export const qualities = list(`
  simple fast private modern open small calm shared local secure beautiful honest quiet tiny weekly smart offline friendly reliable
  minimal portable accessible transparent affordable lightweight thoughtful tactile seasonal nomadic bilingual handwritten hexagonal
`)

export const people = list(`
  teams developers makers founders designers students teachers freelancers families writers marketers agencies engineers shops
  musicians nurses landlords pilots librarians gardeners accountants translators researchers cyclists bakers beekeepers archivists
`)

/** Sentences with holes: v verb, n noun, q quality, p people, N the product's name. */
export const sentences = [
  '{N} is a {q} way for {p} to {v} {n} and {n} in one place.',
  'It helps you {v} your {n} without leaving the {n} you already use.',
  'Built for {p} who {v} {n} every day and want something {q}.',
  'No account is needed to {v} the first hundred {n}.',
  'Connect your {n}, choose what to {v}, and let {N} do the rest.',
  'Everything stays on your own machine: your {n} are never uploaded.',
  'We made {N} because the {n} we had were anything but {q}.',
  'With {N} you {v} {n} in minutes, not hours.',
  'The free plan covers {p} with up to ten {n}; the paid one adds {n} and {n}.',
  'Export to plain files at any time, so that your {n} outlive us.',
  'Works on phones, tablets and the web, even {q} and on slow lines.',
  'An API and webhooks let {p} {v} {n} from their own {n}.',
]

/** About one launch in sixteen speaks one of these as well. */
export const elsewhere = [
  'チームのメモとタスクをひとつにまとめる、静かな道具です。',
  '写真や動画を端末の中だけで整理できます。',
  '为小团队打造的任务与文档管理工具，简单、快速、私密。',
  '把会议记录变成清晰的待办事项。',
  'Простой инструмент для команд: заметки, задачи и отчёты в одном месте.',
  'أداة بسيطة لإدارة الملاحظات والمهام للفرق الصغيرة.',
  '작은 팀을 위한 메모와 일정 관리 도구입니다.',
  'Ein ruhiges Werkzeug für Übersetzer, Buchhändler und Bäckereien.',
  'Un outil discret pour gérer les reçus, les élèves et les départs à vélo.',
  'เครื่องมือจัดการงานสำหรับทีมขนาดเล็ก',
  'כלי פשוט לניהול משימות ופתקים.',
  'छोटी टीमों के लिए नोट्स और कार्य प्रबंधन।',
]

export const syllables = list(
  `ka lo mi ren tor vel sa nu pix qua zen bri dor fe gly hex jun mo ny or pla rus ste tu ul vox wim xan yel zor`,
)

/** A character that the oldest launch of a catalog has alone. */
export const onlyInOldest = '☂'
