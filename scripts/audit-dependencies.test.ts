import { expect, test } from 'vitest'
import { readAudit } from './audit-dependencies.mjs'

test('a weakness is named with its range and how bad it is; none is an empty list', () => {
  const report = { auditReportVersion: 2, vulnerabilities: { 'a-package': { name: 'a-package', severity: 'high', range: '<1.2.3' } } }
  expect(readAudit(JSON.stringify(report))).toEqual(['a-package <1.2.3: high'])
  expect(readAudit('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual([])
})

test.each([
  ['nothing', ''],
  ['a refusal', '{"message":"405 Method Not Allowed","method":"POST"}'],
  ['a page', '<html></html>'],
])('%s is no report', (_, output) => expect(readAudit(output)).toBeNull())
