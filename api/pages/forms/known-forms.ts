import type { AnyPath } from '../../../shared/paths/path.ts'

/** Where the forms of each name are sent. */
const known = new Map<string, AnyPath[]>()

/** Makes a page’s form known. */
export function addForm(name: string, path: AnyPath): void {
  known.set(name, [...(known.get(name) ?? []), path])
}

/** Throws for a form that no page takes: otherwise a misspelled name is only noticed by whoever sends it. */
export function requireForm(name: string, to: string): void {
  const [pathname = ''] = to.split(/[?#]/)
  if (known.get(name)?.some((path) => path.match(pathname) !== null) !== true)
    throw new Error(
      `No page takes a form “${name}” at ${pathname}. Fix: use a name from the page’s forms, or for a form of another path <Form name="${name}" to={…}>.`,
    )
}
