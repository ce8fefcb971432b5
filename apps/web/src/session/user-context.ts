import { createContext } from 'react'
import type { Session } from './create-session.ts'

export const UserContext = createContext<Session | null>(null)
