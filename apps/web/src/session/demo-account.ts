/** The seeded account, made in each browser at its first use. */
export const demoAccount = { name: 'demo', password: 'demo1234' } as const
