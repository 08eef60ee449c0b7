import { submitForm } from '../../support/forms.ts'
import type { Visitor } from '../../support/visitor.ts'
import type { Attack } from './attack.ts'
import type { Doors } from './doors.ts'
import { textsOf } from './texts.ts'

/** Characters that a listing's texts may have. */
const room = { name: 110, tagline: 190, description: 4900, firstComment: 4900 }

/** Texts that a draft and a live listing can store, read on every page that shows them. */
export function storedAttacks({ visitor, live, maker }: Doors): Attack[] {
  const pages: [edited: string, shown: string[]][] = [
    ['/drafts/nightswim/', ['/drafts/nightswim/', '/drafts/nightswim/review/', '/dashboard/nightswim/']],
    [`/dashboard/${live}/listing/`, [`/launches/${live}/`, `/api/v1/products/${live}/`, '/?query=e', `/dashboard/${live}/listing/`]],
  ]
  return textsOf(40_000).flatMap(([name, text]) =>
    pages.flatMap(([edited, shown]) =>
      shown.map((target, at): Attack => {
        const request = { method: 'GET', target, headers: [['Cookie', maker] as [string, string]], body: null }
        return { name: `${target} stored: ${name}`, request, ...(at === 0 && { before: () => store(visitor, edited, text) }) }
      }),
    ),
  )
}

async function store(visitor: Visitor, path: string, text: string): Promise<void> {
  const page = { url: path, html: await (await visitor.open(path)).text() }
  const isLive = path.startsWith('/dashboard/')
  const fields = Object.entries(room).filter(([field]) => !(isLive && field === 'name'))
  // Between two letters, as white space at the ends is not stored.
  const values = Object.fromEntries(fields.map(([field, length]) => [field, `a${Array.from(text).slice(0, length).join('')}b`]))
  await (await submitForm(visitor, page, `form[action="${path}"]`, values, 'save')).text()
}
