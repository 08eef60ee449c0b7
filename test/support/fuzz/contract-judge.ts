import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Description } from './requests.ts'
import type { WireAnswer, WireRequest } from './wire.ts'

type Judge = (request: WireRequest, answer: WireAnswer) => string | null

/** What an answer tells about the machine that it should not. */
const insides = /\n {4}at |node_modules|\/api\/[\w/-]+\.tsx?|\bTypeError\b|\bReferenceError\b/

/**
 * Says what is wrong with an answer, null where nothing is: a 5xx, a body of the API that is not the described one, a status that is not
 * described, something of the service's insides.
 */
export function createJudge(description: Description, prefix: string): Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addSchema(description, 'api')
  const compiled = new Map<string, ValidateFunction>()
  const validatorAt = (...pointer: string[]): ValidateFunction => {
    const $ref = `api#/${pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
    const validate = compiled.get($ref) ?? ajv.compile({ $ref })
    compiled.set($ref, validate)
    return validate
  }
  const described = Object.entries(description.paths).map(([path, operations]) => ({
    path,
    operations,
    pattern: new RegExp(`^${prefix}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  /** What the description has to say of a request's answers. */
  const operationOf = ({ method, target }: WireRequest) => {
    const place = described.find(({ pattern }) => pattern.test(target.replace(/\?.*$/s, '')))
    const operation = place?.operations[method.toLowerCase()]
    return method === method.toUpperCase() && place && operation && { ...place, operation }
  }

  return (request, { status, headers, body }) => {
    if (status < 200 || status >= 500) return `status ${status}`
    const found = insides.exec(body)
    if (found) return `tells of its insides: ${found[0]}`
    if (!request.target.startsWith(`${prefix}/`)) return null
    if (request.method === 'HEAD' || [204, 304, 308].includes(status)) return body === '' ? null : `a body with ${status}`
    if (!headers.get('content-type')?.startsWith('application/json')) return `content type ${headers.get('content-type')}`
    const operation = operationOf(request)
    const isDescribed = operation && operation.operation.responses[status] !== undefined
    if (status < 400 && operation && !isDescribed) return `status ${status} is not described`
    if (status < 400 && !operation) return null
    const validate = isDescribed
      ? validatorAt(
          'paths',
          operation.path,
          request.method.toLowerCase(),
          'responses',
          `${status}`,
          'content',
          'application/json',
          'schema',
        )
      : validatorAt('components', 'schemas', 'ErrorBody')
    let value: unknown
    try {
      value = JSON.parse(body)
    } catch {
      return `no JSON with ${status}: ${body.slice(0, 100)}`
    }
    if (!validate(value)) return `${status}: ${ajv.errorsText(validate.errors)}`
    if (status >= 400 && (value as { status: number }).status !== status) return `the body repeats another status than ${status}`
    return null
  }
}
