export declare const compilerOptions: Record<string, unknown>;
