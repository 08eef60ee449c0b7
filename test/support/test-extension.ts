import { inject } from 'vitest'
import type { Browser } from '../../api/commands/build-extension.ts'

/** The folder of the extension, built for a site; nothing answers at the one it has unless told otherwise. */
export async function testExtension(browser: Browser, site = 'http://127.0.0.1:9'): Promise<string> {
  const answer = await fetch(`${inject('extensions')}?${new URLSearchParams({ browser, site }).toString()}`)
  const said = await answer.text()
  if (!answer.ok) throw new Error(said)
  return said
}
