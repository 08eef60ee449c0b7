import type { Dispatcher } from 'undici'
import { isShredded } from '../net/shredded.ts'
import { Unreachable } from '../net/unreachable.ts'

/** How many informational responses (1xx) may precede a response. Sites send one or two, so that resources load early. */
const maxInformational = 10

/** Aborts a request whose response costs far more to parse than its size suggests: thousands of tiny chunks, or endless informational responses. */
export const cutShredded: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  const host = options.origin === undefined ? 'The site' : new URL(options.origin).host
  let [informational, pieces, bytes] = [0, 0, 0]
  return dispatch(options, {
    onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
    onRequestUpgrade: (controller, ...rest) => handler.onRequestUpgrade?.(controller, ...rest),
    onResponseStart(controller, status, ...rest) {
      if (status < 200) informational += 1
      if (informational > maxInformational)
        controller.abort(
          new Unreachable('unreadable', `${host} sent more than ${maxInformational} informational responses (1xx) and no final response.`),
        )
      else handler.onResponseStart?.(controller, status, ...rest)
    },
    onResponseData(controller, piece) {
      pieces += 1
      bytes += piece.length
      if (isShredded(pieces, bytes))
        controller.abort(new Unreachable('unreadable', `${host} sent its response in thousands of tiny chunks.`))
      else handler.onResponseData?.(controller, piece)
    },
    onResponseEnd: (controller, trailers) => handler.onResponseEnd?.(controller, trailers),
    onResponseError: (controller, error) => handler.onResponseError?.(controller, error),
  })
}
