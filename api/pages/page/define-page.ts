import type { ComponentChildren } from 'preact'
import type { AnyPath } from '../../../shared/paths/path.ts'
import type { Access, Head } from '../../actions/define-action.ts'
import type { PageHead } from '../document/layout.tsx'
import { addFlash, withFlash, type SaidOn, type Sentence } from '../forms/flash.tsx'
import { addForm } from '../forms/known-forms.ts'
import type { PageRequest } from '../forms/page-request.ts'
import type { ErrorCode } from '../../../shared/vocabulary.ts'
import type { Caller, Visit } from '../../actions/access/caller.ts'
import type { World } from '../../ports/world.ts'
import { readFields, checkFields } from '../../http/validate.ts'

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

/** Where a form leads: to a path of this site, or to what is shown at once. */
type Answer = string | Sheet

type FormSpec<A extends Access, I, O> = {
  /** Its own path; without it, the form is sent to its page. A GET there leads to the page. */
  path?: AnyPath
  /** The action’s input, if it isn’t the fields and the path’s parameters of the same names. */
  fields?: (form: URLSearchParams, request: PageRequest<A>) => I | Promise<I>
  /** Where it leads afterwards; the page itself by default. */
  next?: (result: O, request: PageRequest<A>, form: URLSearchParams) => Answer | Promise<Answer>
  /** What the next page says: one sentence, or several by name for `withFlash`. */
  says?: string | Readonly<Record<string, Sentence>>
  /** The page that says it, if it isn’t the form’s own. */
  leadsTo?: SaidOn
  /** The title of the errors: what didn’t happen. */
  rejected?: string | ((form: URLSearchParams) => string)
  /** Failures that are shown on the page too, above it all, rather than on an error page: such as FORBIDDEN for what is one’s own. */
  shows?: readonly ErrorCode[]
  /** What happens when nobody is signed in, in place of a page to sign in that keeps everything typed. */
  signedOut?: (request: PageRequest<'anyone'>, form: URLSearchParams) => Answer | Promise<Answer>
  /** The message for a script that asks for JSON, and gets the action’s result, when nobody is signed in. */
  forScripts?: string
  /** Guarded against programs that fill in every form they find (form-guard.tsx). */
  isGuarded?: true
  /** The response to mail clients that send the form without its page (RFC 8058). A body of another type isn’t read. */
  forMailClients?: string
  /** It may have files, each of which is read as a data: URL. */
  takesFiles?: true
  /** The most bytes of a large form. */
  bytes?: number
}

/** A form of a page whose action’s types are only known to itself. */
export type PageForm = Pick<
  FormSpec<Access, never, never>,
  'path' | 'says' | 'leadsTo' | 'shows' | 'isGuarded' | 'forMailClients' | 'takesFiles' | 'bytes' | 'forScripts'
> & {
  head: Head
  rejected: (form: URLSearchParams) => string
  signedOut: FormSpec<Access, never, never>['signedOut'] | undefined
  /** Reads the fields and runs the action, which `count` wraps. `answer` says where it leads. */
  run: (
    request: PageRequest,
    form: URLSearchParams,
    caller: Caller,
    count: Visit,
  ) => Promise<{ result: unknown; answer: () => Promise<Answer> }>
}

/** An action, or that of an endpoint. */
type FormAction<A extends Access, I, O> = { (world: World, input: I, caller: Caller): Promise<O>; readonly head: Head<A> }

/** A form of a page: an action with its fields. Access and quota are the action’s. */
export function defineForm<A extends Access, I, O>(action: FormAction<A, I, O>, spec: FormSpec<A, I, O> = {}): PageForm {
  const { fields, next, rejected = 'Not saved', signedOut, ...rest } = spec
  return {
    ...rest,
    head: action.head,
    rejected: typeof rejected === 'string' ? () => rejected : rejected,
    signedOut,
    async run(anyRequest, form, caller, count) {
      // Access has been checked, so the request has what the action’s access promises.
      const request = anyRequest as PageRequest<A>
      const { input: schema } = action.head
      const input = fields === undefined ? readFields(schema, form, request.params) : checkFields(schema, await fields(form, request))
      const result = await count(() => action(request.world, input as I, caller))
      return { result, answer: async () => (next === undefined ? request.path : next(result, request, form)) }
    },
  }
}

/** The path with the form’s own sentence, if it has just one. */
export const withOwnFlash = (path: string, name: string, { says }: PageForm): string =>
  typeof says === 'string' ? withFlash(path, name) : path
