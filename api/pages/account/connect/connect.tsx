import { Failure } from '../../../domain/failure.ts'
import { definePage } from '../../page/define-page.ts'
import { consentForms, consentSheet, readConsent } from './consent.tsx'
import { pairingForms, pairingSheet, readPairing } from './pairing.tsx'
import { paths } from '../../../../shared/paths.ts'

/**
 * The request behind a code, or of a client that uses OAuth; without either, it asks for a code. A GET never approves anything. Visitors sign in first,
 * unless the request is invalid.
 */
export const connectPage = definePage({
  path: paths.connect,
  access: 'anyone',
  async load(request) {
    // Reading the request again would count again.
    if (isTooMany(request.rejected?.error)) throw request.rejected?.error
    const asked = new URLSearchParams(request.rejected?.sent ?? request.query)
    return isAuthorization(asked) ? { consent: await readConsent(request, asked) } : { pairing: await readPairing(request, asked) }
  },
  forms: { ...pairingForms, ...consentForms },
  view: ({ consent, pairing }, request) => (consent === undefined ? pairingSheet(pairing, request) : consentSheet(consent, request)),
})

const isTooMany = (error: unknown): boolean => error instanceof Failure && error.code === 'TOO_MANY_REQUESTS'

/** Whether a query or a form is an authorization request (RFC 6749 section 4.1.1) rather than about a pairing code. */
const isAuthorization = (params: URLSearchParams): boolean => params.has('client_id') || params.has('response_type')
