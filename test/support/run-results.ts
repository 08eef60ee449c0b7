import { relative } from 'node:path'
import type { SerializedError, TestModule, TestSpecification, Vitest } from 'vitest/node'

/** What one file of tests came to. A failure that belongs to no test (an import that throws, a process that died) has the title `the file`. */
export type FileResult = { file: string; passed: number; skipped: number; failures: { title: string; output: string }[] }

/** Of a whole run. No file is to blame for a fault, such as a secret in a log. */
export type RunResults = { files: FileResult[]; faults: string[] }

const wholeFile = 'the file'
/** That the run was ended before is no fault of the file. */
export const notStarted = 'It did not start.'

/** Joins what is known of each file with the errors that no test caught: most of them name the file that was running. */
export function collectResults({ config, state }: Vitest, asked: readonly TestSpecification[]): RunResults {
  const { root } = config
  const files = asked.map(({ moduleId, testModule }) => resultOf(relative(root, moduleId), testModule))
  const faults: string[] = []
  for (const error of state.getUnhandledErrors() as SerializedError[]) {
    const { VITEST_TEST_PATH: named = /while running test file (\S+)/.exec(error.cause?.message ?? '')?.[1] } = error
    const file = files.find((each) => typeof named === 'string' && each.file === relative(root, named))
    if (file) failWhole(file, outputOf(error))
    else faults.push(outputOf(error))
  }
  return { files, faults }
}

function resultOf(file: string, module: TestModule | undefined): FileResult {
  const result: FileResult = { file, passed: 0, skipped: 0, failures: [] }
  if (!module) return failWhole(result, notStarted)
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result()
    if (state === 'passed' || state === 'skipped') result[state] += 1
    if (state === 'failed') result.failures.push({ title: test.fullName, output: errors.map(outputOf).join('\n') })
  }
  const broken = [module, ...module.children.allSuites()].flatMap((part) => part.errors())
  if (broken.length > 0) failWhole(result, broken.map(outputOf).join('\n'))
  if (module.state() === 'pending' || module.state() === 'queued') failWhole(result, 'It did not end.')
  return result
}

/** A file fails as a whole once, with all that is known of it. */
function failWhole(result: FileResult, output: string): FileResult {
  const known = result.failures.find(({ title }) => title === wholeFile)
  if (known) known.output += `\n${output}`
  else result.failures.push({ title: wholeFile, output })
  return result
}

const foreignFrame = /^ +at .*(?:node_modules|<anonymous>\)$|\(node:).*\n?/gm

const outputOf = ({ stack, message, diff, cause }: SerializedError): string =>
  [(stack ?? message).replaceAll(foreignFrame, ''), diff, cause && outputOf(cause)].filter(Boolean).join('\n')

/** `N passed, N failed`. Under CI a skipped test is a failure. */
export function closingLine({ files, faults }: RunResults): { line: string; failed: number } {
  const sum = (count: (file: FileResult) => number) => files.reduce((total, file) => total + count(file), 0)
  const skipped = sum((file) => file.skipped)
  const failed = faults.length + sum((file) => file.failures.length) + (process.env['CI'] ? skipped : 0)
  return { line: `${sum((file) => file.passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`, failed }
}
