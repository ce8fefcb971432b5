import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useUser } from './use-user.ts'

test('outside its provider it says so', () => {
  const Lost = () => <p>{useUser().user?.name}</p>
  expect(() => renderToString(<Lost />)).toThrow('useUser must be used within a UserProvider')
})
