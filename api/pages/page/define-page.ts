import type { ComponentChildren } from 'preact'
import type { AnyPath } from '../../../shared/paths/path.ts'
import type { Access } from '../../actions/define-action.ts'
import type { PageHead } from '../document/layout.tsx'
import type { PageForm } from './define-form.ts'
import { addFlash } from '../forms/flash.tsx'
import { addForm } from '../forms/known-forms.ts'
import type { PageRequest } from '../forms/page-request.ts'

/**
 * What a page answers with. `head.title` is the whole title; that of a rejected form is put in front of it, unless with `ownTitle`, for a title that
 * says what’s wrong.
 */
export type Sheet = { head: PageHead; content: ComponentChildren; headers?: Record<string, string>; status?: number; ownTitle?: true }

/** A page: where it is, who may open it, what it loads, how it looks, and its forms by name. */
export type Page<A extends Access, P extends AnyPath, D> = {
  path: P
  /** `member`: everyone else signs in first. For everybody but moderators or the launch’s maker, their pages don’t exist. */
  access: A
  /** Throws what the error page shows, and OtherPageFirst to redirect. */
  load: (request: PageRequest<A, P>) => Promise<D> | D
  view: (data: D, request: PageRequest<A, P>) => Sheet | Promise<Sheet>
  forms?: Readonly<Record<string, PageForm>>
}

/** A page whose types are only known to itself. */
export type AnyPage = {
  path: AnyPath
  access: Access
  forms: Readonly<Record<string, PageForm>>
  show: (request: PageRequest) => Promise<Sheet>
}

/** Defines a page. mount-pages.ts registers its routes and handles its forms. */
export function definePage<const A extends Access, P extends AnyPath, D>({ load, view, forms = {}, ...page }: Page<A, P, D>): AnyPage {
  for (const [name, { says, leadsTo, path }] of Object.entries(forms)) {
    addFlash(name, leadsTo ?? page.path, says)
    addForm(name, path ?? page.path)
  }
  // Access has been checked, so the request has what the page’s access promises.
  const show = async (request: PageRequest) => view(await load(request as PageRequest<A, P>), request as PageRequest<A, P>)
  return { ...page, forms, show }
}
