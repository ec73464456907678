/**
 * The condition of `exports` under which @viit/runtime and @viit/ui name their sources. A section's build compiles these, here and in
 * a repository of its own, so both give the same bytes. Everything else, such as tests and type checking, uses the compiled modules.
 */
export const sourceCondition = 'viit-source';
