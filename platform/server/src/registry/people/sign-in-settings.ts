/** An OpenID Connect provider, such as Google Workspace, Microsoft Entra or Keycloak. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Claims that an identity token must have, such as `hd` or `tid`. */
  claims: Readonly<Record<string, string>>;
}

export interface SignInSettings {
  /** Where people sign in: for links, redirects and passkeys. */
  consoleOrigin: string;
  /** Without one, people sign in with passkeys. */
  provider?: ProviderSettings | undefined;
  /** Of identity tokens of workflows. */
  workflowIssuer: string;
}
