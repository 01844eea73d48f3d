/** A way to log in that this kit can do. */
export type LoginMethod = 'email'

/** Every method, in the order in which it is offered when nobody says otherwise. */
export const LOGIN_METHODS: readonly LoginMethod[] = ['email']
