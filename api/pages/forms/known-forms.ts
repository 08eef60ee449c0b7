import { isAnyOf, type AnyPath } from '../../../shared/paths/path.ts'

/** Where the forms of each name are sent. */
const known = new Map<string, { paths: AnyPath[]; takes?: (pathname: string) => boolean }>()

export function addForm(name: string, path: AnyPath): void {
  known.set(name, { paths: [...(known.get(name)?.paths ?? []), path] })
}

/** Throws for a form that no page takes: otherwise a misspelled name is only noticed by whoever sends it. */
export function requireForm(name: string, to: string): void {
  const [pathname = ''] = to.split(/[?#]/)
  const form = known.get(name)
  if (form === undefined || !(form.takes ??= isAnyOf(form.paths))(pathname))
    throw new Error(
      `No page takes a form “${name}” at ${pathname}. Fix: use a name from the page’s forms, or for a form of another path <Form name="${name}" to={…}>.`,
    )
}
